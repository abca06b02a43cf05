// In a file of its own, so that a form brings the picker only when it is opened.
import { AreaPicker } from '@xinglin/ui';
import type { ComponentProps, ReactElement } from 'react';
import type { NamedArea } from '../model/address-draft';
import { AreaSearch } from './area-search';

/** Areas level by level, with a search over all of them where the choice takes what it finds. */
export default function AreaSheet({
  onFound,
  ...picker
}: ComponentProps<typeof AreaPicker> & {
  onFound?: (path: readonly NamedArea[]) => void;
}): ReactElement {
  return <AreaPicker {...picker} above={onFound && <AreaSearch onFound={onFound} />} />;
}
