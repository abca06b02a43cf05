import { describe, expect, it } from 'vitest';
import { seal, unseal, useSealingKeys } from './sealing';

const former = 'the-former-key-of-thirty-two-signs';
const present = 'the-present-key-of-thirty-two-signs';

describe('a sealed value', () => {
  it('opens to what it was, and says nothing of it', () => {
    useSealingKeys([present]);
    const kept = seal('card_no', '11010519491231002X 医');
    expect(kept).toMatch(/^s1:[0-9a-f]{8}:[\w-]+$/);
    expect(kept).not.toContain('1101');
    expect(unseal('card_no', kept)).toBe('11010519491231002X 医');
    // It does not show that two rows have the same number.
    expect(seal('card_no', '1')).not.toBe(seal('card_no', '1'));
    expect(seal('card_no', '')).toBe('');
  });

  it('is read as it is where it lies in clear from before', () => {
    useSealingKeys([present]);
    expect(unseal('card_no', '11010519491231002X')).toBe('11010519491231002X');
  });

  it('opens by a former key, and not any more once that is taken away', () => {
    useSealingKeys([former]);
    const kept = seal('card_no', '42');
    useSealingKeys([present, former]);
    expect(unseal('card_no', kept)).toBe('42');
    expect(seal('card_no', '42').slice(0, 11)).not.toBe(kept.slice(0, 11));
    useSealingKeys([present]);
    expect(() => unseal('card_no', kept)).toThrow('a key that SEALING_KEYS lacks');
  });

  it('does not open where it was changed, or moved to another column', () => {
    useSealingKeys([present]);
    const kept = seal('card_no', '42');
    expect(() => unseal('guardian_card_no', kept)).toThrow('unable to authenticate');
    const changed = `${kept.slice(0, 20)}${kept[20] === 'A' ? 'B' : 'A'}${kept.slice(21)}`;
    expect(() => unseal('card_no', changed)).toThrow('unable to authenticate');
  });
});
