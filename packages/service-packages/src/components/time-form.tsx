import { servicePackagesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import { errorCodes, type ListPackageScheduleResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { SelectField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { resultHref } from '../model/links';
import { fieldsOf, useOrderWayOut, type ItemOf } from '../model/use-refusals';

type Field = 'startsAt';
const failureFields = fieldsOf<Field>(['startsAt'], {
  [errorCodes.packageTimeTaken]: 'startsAt',
  [errorCodes.overlappingVisit]: 'startsAt',
});

/** One of the free times of the doctor. */
export function TimeForm({
  order,
  item,
  days,
}: ItemOf & { readonly days: ListPackageScheduleResponse['days'] }): ReactElement {
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  const navigate = useNavigate();
  const [startsAt, setStartsAt] = useState('');
  const [book] = servicePackagesApi.useBookPackageScheduleMutation();
  const { orderNo } = order;
  const { serviceId } = item;
  const submission = useSubmission<Field, { readonly applyNo: string }>({
    failureFields,
    waysOut: useOrderWayOut(order),
    find: () => (startsAt === '' ? [{ field: 'startsAt', message: t('problem.time') }] : []),
    send: () => book({ orderNo, serviceId, startsAt }),
    onDone: async ({ applyNo }) => {
      await navigate(resultHref(orderNo, applyNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  const free = days.flatMap(({ times }) => times);
  // One that was taken meanwhile stays shown, with what is said of it.
  const offered = startsAt === '' || free.includes(startsAt) ? free : [startsAt, ...free];
  return (
    <SubmissionForm submission={submission} submitLabel={t('times.send')}>
      <SelectField
        id={idOf('startsAt')}
        label={t('times.label')}
        placeholder={t('times.choose')}
        options={offered.map((value) => ({
          value,
          label: formatInstant(value, locale, hospitalTimeZone),
        }))}
        value={startsAt}
        error={problems.errorOf('startsAt')}
        onValueChange={setStartsAt}
      />
    </SubmissionForm>
  );
}
