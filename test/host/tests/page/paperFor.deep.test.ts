import { charactersOf, pointsOfCharacters } from "../../page/sheet/columnWidth";
import { paperFor } from "../../page/paperFor";
import { officeLanguage } from "../../protocol/officeLanguage";

test.each([
  ["en-US", "Letter"],
  ["es-MX", "Letter"],
  ["fr-CA", "Letter"],
  ["en", "Letter"],
  ["en-GB", "A4"],
  ["sr-Latn-RS", "A4"],
  ["de", "A4"],
  ["hr", "A4"],
  ["en-US@posix", "Letter"],
  ["c", "A4"],
])("a person whose language is %s prints on %s", (language, paper) => {
  expect(paperFor(language)).toBe(paper);
});

test.each([
  ["en-GB", "en-GB"],
  ["de", "de-DE"],
  ["sr-Latn", "sr-Latn-RS"],
  ["de-1996", "de-DE-1996"],
  ["en-US@posix", "en-US"],
  ["c", "en-GB"],
])("what a browser calls %s has the region that Office always names: %s", (language, named) => {
  expect(officeLanguage(language)).toBe(named);
});

test("a standard column is 8.43 characters wide, and widths come back from characters", () => {
  expect(charactersOf(48)).toBe(8.43);
  expect([8.43, 1, 0.5, 0, 255].map(pointsOfCharacters)).toEqual([48, 9, 4.5, 0, 1342.5]);
});
