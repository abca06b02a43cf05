import type { VipNotice } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** A notice to members, with its day beside the title. */
export function NoticeItem({ notice }: { notice: VipNotice }): ReactElement {
  const locale = useLocale();
  const { title, text, at } = notice;
  return (
    <Card
      as="article"
      title={title}
      aside={<Note as="span">{formatDay(dayAt(at, hospitalTimeZone), locale)}</Note>}
    >
      <p>{text}</p>
    </Card>
  );
}
