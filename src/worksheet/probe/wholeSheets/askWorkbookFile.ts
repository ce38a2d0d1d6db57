import { type Job, documentFileSize } from "../../excel";

/** Milliseconds that it took, and bytes; or what office.js says of its error. */
type FileAnswers = { readonly milliseconds: number; readonly bytes: number } | { readonly refused: string };

/** Asks for the workbook as a file, of which nothing is fetched. Two calls. */
export async function askWorkbookFile(job: Job, now: () => number): Promise<FileAnswers> {
  const begun = now();
  const file = await documentFileSize(job.signal);
  const milliseconds = now() - begun;
  if ("size" in file) return { milliseconds, bytes: file.size };
  return { refused: "refused" in file ? file.refused : file.lacks };
}
