/**
 * Copies the text of a field, which may show less of it. False if the host does not allow it: then it is selected, so that Ctrl+C copies
 * it. Webviews and the frame in Excel on the web often refuse navigator.clipboard; the older command works there in a click.
 */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return field.value === text && typeof document.execCommand === "function" && document.execCommand("copy");
  }
}

/** Has the browser save contents under this name; no host reports whether it did. */
export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
