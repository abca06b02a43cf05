// Owns: the sandbox's accounts as a table for the terminal.
// Must not know: how accounts come about; it prints what `GET /sandbox/accounts` answers.
// Used by: start and dev.

/** How many columns a text takes in a terminal: a Chinese character takes two. */
function width(text) {
  let columns = 0;
  for (const character of text) columns += /[\u1100-\u115f\u2e80-\uffef]/u.test(character) ? 2 : 1;
  return columns;
}

/** Rows of text as a table, its columns as wide as their widest cell. */
export function table(header, rows) {
  const lines = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((cells) => width(cells[column] ?? ''))),
  );
  const line = (cells) =>
    cells
      .map((cell, column) => cell + ' '.repeat(widths[column] - width(cell)))
      .join('  ')
      .trimEnd();
  return [line(header), widths.map((columns) => '-'.repeat(columns)).join('  '), ...rows.map(line)]
    .map((text) => `  ${text}`)
    .join('\n');
}

/** The accounts of a running gateway as a table, or an empty text where it has no sandbox. */
export async function accountsTable(gatewayUrl) {
  let accounts;
  try {
    const response = await fetch(new URL('/sandbox/accounts', gatewayUrl), {
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) return '';
    const body = await response.json();
    accounts = body?.data?.items ?? body?.data ?? body?.items ?? body;
  } catch {
    return '';
  }
  if (!Array.isArray(accounts) || accounts.length === 0) return '';
  const columns = [...new Set(accounts.flatMap((account) => Object.keys(account)))];
  const cell = (value) => (value === null || value === undefined ? '' : String(value));
  return table(
    columns,
    accounts.map((account) => columns.map((column) => cell(account[column]))),
  );
}
