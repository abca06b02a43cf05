import type { VipNotice } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** Something that members are told, with its day. */
export function NoticeItem({ notice }: { notice: VipNotice }): ReactElement {
  const locale = useLocale();
  const { title, text, at } = notice;
  return (
    <Card as="article" title={title}>
      <Stack gap={2}>
        <p>{text}</p>
        <Note>{formatDay(dayAt(at, hospitalTimeZone), locale, { year: true })}</Note>
      </Stack>
    </Card>
  );
}
