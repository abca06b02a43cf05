import type { ReactElement } from 'react';
import { pictograms } from '../pictograms/pictograms';
import { HuedTiles } from './hued-tiles';
import type { KindTilesProps } from './props';

/** Ways of care by price and promise; see {@link KindTilesProps}. */
export function KindTiles({ label, items }: KindTilesProps): ReactElement {
  return (
    <HuedTiles
      label={label}
      items={items.map((item) => ({ ...item, hue: pictograms[item.pictogram] }))}
    />
  );
}
