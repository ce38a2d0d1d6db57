// A browser starts in a second or two; a page that has not done its work in this time has failed.
jest.setTimeout(60_000);
