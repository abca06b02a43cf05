import type { SharedCase as Shared } from '@xinglin/gateway-sdk';
import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { passageText } from '../model/shared-case';
import { CaseFacts } from './case-facts';

/** A case as others read it. */
export function SharedCase({ shared }: { readonly shared: Shared }): ReactElement {
  const { t } = useTranslation('sharing');
  return (
    <>
      <CaseFacts shared={shared} />
      {shared.sections.map(({ section, passages }) => (
        // i18n-keys: sharing:section.*
        <Card key={section} title={t(`section.${section}`)}>
          <Prose>
            {passages.map((passage) => (
              <p key={passage.passageId}>{passageText(passage, t)}</p>
            ))}
          </Prose>
        </Card>
      ))}
    </>
  );
}
