/** Words as they stand in a pattern of LIKE: its own signs count as what they are. */
export const likeLiteral = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);
