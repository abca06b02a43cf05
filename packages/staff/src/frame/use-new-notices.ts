import type { DeskResponse } from '@xinglin/contract';
import { useToast } from '@xinglin/ui';
import { useEffect, useRef } from 'react';

type Notices = DeskResponse<'list-staff-notices'>;

/** Shows notices that arrive while the app is open, the newest of them by its title. */
export function useNewNotices(notices: Notices | undefined): void {
  const toast = useToast();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (notices === undefined) return;
    const former = known.current;
    known.current = new Set([...(former ?? []), ...notices.items.map(({ noticeId }) => noticeId)]);
    const arrived = notices.items.find(
      ({ isRead, noticeId }) => !isRead && former?.has(noticeId) === false,
    );
    if (arrived) toast.show(arrived.title);
  }, [notices, toast]);
}
