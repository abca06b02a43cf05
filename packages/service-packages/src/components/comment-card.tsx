import type { PackageComment } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What somebody says of a package they had. */
export function CommentCard({ comment }: { comment: PackageComment }): ReactElement {
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  return (
    <Card
      as="article"
      title={comment.authorName}
      aside={t('packageComments.stars', { count: comment.stars })}
    >
      <Stack>
        <p>{comment.text}</p>
        <Note>
          {t('packageComments.about', {
            title: comment.packageTitle,
            day: formatDay(dayAt(comment.createdAt), locale, { year: true }),
          })}
        </Note>
      </Stack>
    </Card>
  );
}
