import { operateApi } from '@xinglin/api';
import { departmentPictogram, Loaded, QuickLinks, Sheet, SkeletonLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { servicesPosition } from '../model/home-requests';
import { leadingHere } from '../model/leading-here';

/** The operator places a dozen or more. */
const shownAtOnce = 12;

/** Every service entry that the operator placed (spec 3 §9, position 42), in a sheet. */
export default function MoreServices({
  open,
  title,
  onClose,
}: {
  open: boolean;
  title: string;
  onClose: () => void;
}): ReactElement {
  const query = operateApi.useGetOperateByPositionQuery(servicesPosition);
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <Loaded query={query} skeleton={<SkeletonLinks count={shownAtOnce} />}>
        {({ items }) => (
          <QuickLinks
            label={title}
            items={leadingHere(items).map(({ to, confName, image }) => ({
              to,
              label: confName,
              pictogram: departmentPictogram(image ?? ''),
            }))}
          />
        )}
      </Loaded>
    </Sheet>
  );
}
