import type { DeductionRule } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A rule by which a shop takes something off, and how long it holds. */
export function RuleCard({ rule }: { rule: DeductionRule }): ReactElement {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const { title, text, shopName, startsAt, endsAt } = rule;
  return (
    <Card as="article" title={title} aside={shopName}>
      <p>{text}</p>
      <Note>
        {t('couponRule.holds', {
          from: formatInstant(startsAt, locale),
          to: formatInstant(endsAt, locale),
        })}
      </Note>
    </Card>
  );
}
