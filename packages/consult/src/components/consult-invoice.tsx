import { consultApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import {
  Button,
  Card,
  KeyValueList,
  Loaded,
  Note,
  Price,
  SkeletonList,
  Stack,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadForm = () => import('./invoice-form');
const InvoiceForm = lazy(loadForm);

/** The invoice of a consult that is over: where it stands, and the way to apply for it (spec 3 §7.6). */
export function ConsultInvoice({ orderKey }: { readonly orderKey: string }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const answer = consultApi.useGetConsultInvoiceStatusQuery({ orderKey });
  const [isOpen, setIsOpen] = useState(false);
  const open = useLazyOpening(loadForm, () => setIsOpen(true));
  return (
    <Card title={t('invoice.title')}>
      <Loaded query={answer} skeleton={<SkeletonList lines={1} count={1} />}>
        {({ status, amountCents, title, appliedAt }) =>
          title === null || appliedAt === null ? (
            <Stack>
              <Note>{t('invoice.hint')}</Note>
              {status === 'none' && (
                <Button variant="outline" onClick={open}>
                  {t('invoice.apply')}
                </Button>
              )}
            </Stack>
          ) : (
            <KeyValueList
              items={[
                // i18n-keys: consult:invoice.status.*
                { label: t('invoice.state'), value: t(`invoice.status.${status}`), strong: true },
                { label: t('invoice.name'), value: title },
                { label: t('invoice.amount'), value: <Price cents={amountCents} /> },
                { label: t('invoice.appliedAt'), value: formatInstant(appliedAt, locale) },
              ]}
            />
          )
        }
      </Loaded>
      {isOpen && (
        <Suspense>
          <InvoiceForm orderKey={orderKey} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
