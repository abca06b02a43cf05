import { prescriptionsApi } from '@xinglin/api';
import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import {
  CheckCircleIcon,
  Gutter,
  ListGroup,
  ListLink,
  Note,
  NoticeBar,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadSheet = () => import('./signature-sheet');
const SignatureSheet = lazy(loadSheet);

/** Who signed a prescription, and whether it is still what they signed: checked when the page is opened. */
export function SignatureCard({
  prescription,
}: {
  prescription: PrescriptionDetail;
}): ReactElement {
  const { t } = useTranslation('medicines');
  const { prescriptionId, number, doctorName, signatures } = prescription;
  const checked = prescriptionsApi.useVerifyPrescriptionQuery(
    { prescriptionId },
    { skip: signatures.length === 0 },
  );
  const [isOpen, setOpen] = useState(false);
  const open = useLazyOpening(loadSheet, () => setOpen(true));
  // A sheet of a visit on site came without a signature of ours.
  if (signatures.length === 0)
    return (
      <Gutter>
        <Note>{t('signature.elsewhere', { number })}</Note>
      </Gutter>
    );
  const isUnchanged = checked.currentData?.isUnchanged;
  // i18n-keys: medicines:signature.by.*
  const names = signatures.map(({ role, name }) =>
    // The doctor as the hospital writes them in the reader’s language.
    t(`signature.by.${role}`, { name: role === 'doctor' ? doctorName : name }),
  );
  return (
    <>
      {isUnchanged === false && (
        <NoticeBar tone="danger" live>
          {t('signature.changed')}
        </NoticeBar>
      )}
      <ListGroup label={t('signature.title')}>
        <ListLink
          icon={<CheckCircleIcon />}
          label={t(signatures.length > 1 ? 'signature.all' : 'signature.one', {
            names: names.join(t('signature.joint')),
          })}
          description={
            isUnchanged === true
              ? t('signature.unchanged', { number })
              : t('signature.number', { number })
          }
          value={t('signature.check')}
          onClick={open}
        />
      </ListGroup>
      {isOpen && (
        <Suspense>
          <SignatureSheet prescription={prescription} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
