/** Stands beside the word of a flag, so that no value is told by colour alone. */
export const flagShapes = { normal: '', high: '↑ ', low: '↓ ', abnormal: '◆ ' } as const;
