import type { ConsultService } from '@xinglin/gateway-sdk';
import { InfoIcon, ListGroup, ListLink, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadSheet = () => import('./ask-rules-sheet');
const AskRulesSheet = lazy(loadSheet);

/** A line that opens the price, promises and rules of a service: the form below it begins on the first screen. */
export function AskRules({ service }: { readonly service: ConsultService }): ReactElement {
  const { t } = useTranslation('asking');
  const [isOpen, setIsOpen] = useState(false);
  const open = useLazyOpening(loadSheet, () => setIsOpen(true));
  return (
    <>
      <ListGroup>
        <ListLink icon={<InfoIcon />} label={t('inform.title')} onClick={open} />
      </ListGroup>
      {isOpen && (
        <Suspense>
          <AskRulesSheet service={service} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
