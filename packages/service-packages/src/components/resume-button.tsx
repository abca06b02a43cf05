import { servicePackagesApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { PackageOrder } from '@xinglin/gateway-sdk';
import { Button } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Ends a pause, after a question: its days that are left are taken off the end of the package. */
export function ResumeButton({ order }: { order: PackageOrder }): ReactElement {
  const { t } = useTranslation('service-packages');
  const [asking, setAsking] = useState(false);
  const [resume, resuming] = servicePackagesApi.useResumePackageMutation();
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('resume.button')}</Button>
      {asking && (
        <RemoveDialog
          title={t('resume.title')}
          confirmLabel={t('resume.confirm')}
          keepLabel={t('resume.keep')}
          removed={t('resume.done')}
          remove={() => resume({ orderNo: order.orderNo })}
          removal={resuming}
          onClose={() => setAsking(false)}
        >
          <p>{t('resume.hint')}</p>
        </RemoveDialog>
      )}
    </>
  );
}
