import { consultApi, type PageLoad } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { listPage, numbered, pageCall, type Filter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant, hospitalTimeZone } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  NoticeBar,
  PillLinks,
  Price,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A year; undefined, which is the latest with a payment, where the address names none. */
const yearFilter: Filter<number | undefined> = {
  read: (text) => (text !== null && /^(?:19|20|21)\d{2}$/.test(text) ? Number(text) : undefined),
  write: (year) => (year === undefined ? '' : String(year)),
};

const inputOf = (year: number | undefined) => (year === undefined ? {} : { year });

/** The first part of the list: it tells the years and the sum as well. */
const sums = pageCall(consultApi.endpoints.listConsultExpenses, ({ query }) => ({
  ...inputOf(yearFilter.read(query.get('year'))),
  pageNo: 1,
}));

/**
 * What was paid for consults, as a medical insurance asks for it (spec 2 §2.9): by year, with its sum and the way to the
 * invoice that is handed in.
 */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultExpenses,
  paging: numbered,
  filters: { year: yearFilter },
  input: ({ filters: { year } }, part) => ({ ...inputOf(year), ...part }),
  title: 'consult:medicalInsuranceList.title',
  backTo: href('consult.listAll'),
  skeleton: <SkeletonList lines={4} />,
  above: ({ t, to }) => (
    <>
      <NoticeBar>{t('consult:medicalInsuranceList.notice')}</NoticeBar>
      <Sums to={to} />
    </>
  ),
  empty: ({ t, filters: { year } }) => (
    <EmptyState
      kind="doctors"
      title={
        year === undefined
          ? t('consult:medicalInsuranceList.empty')
          : t('consult:medicalInsuranceList.emptyYear', { year })
      }
      action={<ButtonLink to={href('consult.listAll')}>{t('consult:list.all')}</ButtonLink>}
    />
  ),
  item: (expense) => <Expense key={expense.orderKey} expense={expense} />,
});

export const load: PageLoad = (place) => [...page.load(place), ...sums.load(place)];
export default page.Page;

interface SumsProps {
  readonly to: (changed: { readonly year: number }) => string;
}

/** The years to choose from, and what the chosen one cost. */
function Sums({ to }: SumsProps): ReactElement | null {
  const { t } = useTranslation('consult');
  const found = sums.useAnswer().answer.currentData;
  if (found === undefined || found.year === null) return null;
  const { year, years, sum } = found;
  return (
    <>
      <PillLinks
        label={t('medicalInsuranceList.years')}
        items={[...new Set([...years, year])].map((one) => ({
          text: t('medicalInsuranceList.year', { year: one }),
          to: to({ year: one }),
          active: one === year,
        }))}
      />
      <Card title={t('medicalInsuranceList.sum', { year })}>
        <KeyValueList
          items={[
            { label: t('medicalInsuranceList.paid'), value: <Price cents={sum.paidCents} /> },
            {
              label: t('medicalInsuranceList.refunded'),
              value: <Price cents={sum.refundedCents} />,
            },
            {
              label: t('medicalInsuranceList.spent'),
              value: <Price cents={sum.paidCents - sum.refundedCents} />,
              strong: true,
            },
          ]}
        />
      </Card>
    </>
  );
}

type Paid = NonNullable<
  ReturnType<typeof sums.useAnswer>['answer']['currentData']
>['items'][number];

/** One consult that was paid. */
function Expense({ expense }: { readonly expense: Paid }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const { orderKey, title, doctorName, hospitalName, refundedCents, invoice } = expense;
  return (
    <Card as="article" title={title}>
      <Stack>
        <KeyValueList
          items={[
            {
              label: t('medicalInsuranceList.paid'),
              value: <Price cents={expense.paidCents} />,
              strong: true,
            },
            ...(refundedCents > 0
              ? [
                  {
                    label: t('medicalInsuranceList.refunded'),
                    value: <Price cents={refundedCents} />,
                  },
                ]
              : []),
            {
              label: t('medicalInsuranceList.paidAt'),
              value: formatInstant(expense.paidAt, locale, hospitalTimeZone),
            },
            ...(doctorName === null
              ? []
              : [
                  {
                    label: t('medicalInsuranceList.doctor'),
                    value: t('medicalInsuranceList.doctorAt', {
                      doctor: doctorName,
                      hospital: hospitalName ?? '',
                    }),
                  },
                ]),
            { label: t('medicalInsuranceList.patient'), value: expense.patientName },
            // i18n-keys: consult:invoice.status.*
            { label: t('medicalInsuranceList.invoice'), value: t(`invoice.status.${invoice}`) },
          ]}
        />
        <ButtonLink variant="outline" to={href('consult.orderDetail', { orderKey })}>
          {t('medicalInsuranceList.see')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
