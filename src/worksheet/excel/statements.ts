/**
 * Whether statements of a request, as office.js describes them ("var cells = maze.getRange(…);", "cells.load(…);"), only find and read
 * things. A form that is not known counts as a change.
 * https://learn.microsoft.com/javascript/api/office/officeextension.requestcontextdebuginfo
 */
export function onlyRead(statements: readonly string[]): boolean {
  return statements.every((statement) => {
    const code = statement.replace(/"(?:[^"\\]|\\.)*"/g, "");
    if (/^\/\/ [A-Z]/.test(code)) return true;
    const calls = [...code.matchAll(/\.(\w+)\(/g)].map((match) => match[1]!);
    const isFinding = /^var \w+ = [^=]*;$/.test(code);
    return (isFinding || (calls.length > 0 && !/ = /.test(code))) && calls.every((call) => /^(get|load$)/.test(call));
  });
}

/**
 * Whether Excel's answer says that a request failed before it had changed anything: `surrounding` are the statements around the one that
 * failed, with arrows around that and an ellipsis where there are more before.
 * https://learn.microsoft.com/javascript/api/office/officeextension.debuginfo
 */
export function onlyReadBefore(surrounding: readonly string[]): boolean {
  const failed = surrounding.indexOf("// >>>>>");
  return failed >= 0 && onlyRead(surrounding.slice(0, failed));
}
