import type { CareerEntry } from '@xinglin/gateway-sdk';
import { Card, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const kinds = ['post', 'society', 'education'] as const satisfies readonly CareerEntry['kind'][];

/** A doctor's way: posts, societies and studies, each from the newest back. */
export function Career({ entries }: { entries: readonly CareerEntry[] }): ReactElement {
  const { t } = useTranslation('introductions');
  return (
    <>
      {kinds.map((kind) => {
        const ofKind = entries.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          // i18n-keys: introductions:doctorProfile.kind.*
          <Card key={kind} title={t(`doctorProfile.kind.${kind}`)}>
            <KeyValueList
              items={ofKind.map(({ fromYear, toYear, text }) => ({
                label:
                  toYear === null
                    ? t('doctorProfile.since', { from: fromYear })
                    : t('doctorProfile.years', { from: fromYear, to: toYear }),
                value: text,
              }))}
            />
          </Card>
        );
      })}
    </>
  );
}
