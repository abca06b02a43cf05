// Owns: the sandbox's accounts as a table for the terminal.
// Must not know: how accounts come about; it prints what `GET /sandbox/accounts` answers.
// Used by: start and dev.
import { table } from './text-table.mjs';

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
