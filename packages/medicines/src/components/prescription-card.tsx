import type { PrescriptionCard as Prescription } from '@xinglin/gateway-sdk';
import { ButtonLink, Card, Cluster, FaceHead, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderPhases } from '../model/line-looks';
import { useFace } from '../model/use-face';
import { useNextHand } from '../model/use-next-hand';
import { useSignedNote } from '../model/use-signed-note';
import { drugOrderHref, drugstoreHref, prescriptionHref, renewalHref } from '../model/ways';
import { PhaseChip } from './line-card';
import styles from './medicines.module.css';

/** A prescription in a list: its line in short, whose move it is until when, and the one act. */
export function PrescriptionCard({ prescription }: { prescription: Prescription }): ReactElement {
  const { t } = useTranslation('medicines');
  const { prescriptionId, patientName, diagnosis, itemNames, line } = prescription;
  const face = useFace(prescription.patientId);
  const next = useNextHand(line, prescription.runsOutOn);
  const note = useSignedNote(prescription);
  const about = t('line.about', { name: patientName, diagnosis, count: itemNames.length });
  return (
    <Card as="article">
      <Stack gap={2}>
        <FaceHead
          kind="person"
          face={face}
          size="small"
          name={
            <Link to={prescriptionHref(prescriptionId)} className={styles['name']}>
              <span className={styles['about']}>{about}</span>
            </Link>
          }
          line={note}
          aside={<PhaseChip line={line} />}
        />
        <p>{itemNames.join(t('line.joint'))}</p>
        <Cluster align="between">
          <Note as="span">{next}</Note>
          <OneAct prescription={prescription} about={about} />
        </Cluster>
      </Stack>
    </Card>
  );
}

/** The one thing to do with a prescription in a list. */
function OneAct({
  prescription,
  about,
}: {
  prescription: Prescription;
  about: string;
}): ReactElement | null {
  const { t } = useTranslation('medicines');
  const { prescriptionId, orderNo, line, renewal } = prescription;
  const act = (key: string, to: string, variant: 'primary' | 'outline') => {
    // i18n-keys: medicines:act.*
    const text = t(`act.${key}`);
    return (
      <ButtonLink
        size="small"
        variant={variant}
        to={to}
        aria-label={t('act.of', { act: text, about })}
      >
        {text}
      </ButtonLink>
    );
  };
  if (line.phase === 'toOrder')
    return act('choosePharmacy', drugstoreHref(prescriptionId), 'primary');
  if (orderNo !== null && orderPhases.includes(line.phase))
    return act(line.phase, drugOrderHref(orderNo), 'primary');
  return renewal === null ? act('renew', renewalHref(prescriptionId), 'outline') : null;
}
