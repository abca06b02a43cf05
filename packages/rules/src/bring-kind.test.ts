import { expect, it } from 'vitest';
import { bringKind } from './bring-kind';

it.each([
  ['就诊人身份证原件', 'identity'],
  ['医保卡或电子凭证', 'insurance'],
  ['病历和检查报告', 'records'],
  ['既往病历、检查报告和正在服用的药品清单', 'records'],
  ['在吃的药', 'medicines'],
  ['口罩', 'other'],
] as const)('knows what %s is', (text, kind) => {
  expect(bringKind(text)).toBe(kind);
});
