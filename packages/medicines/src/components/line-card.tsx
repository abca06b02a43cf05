import type { DrugOrderMethod, MedicineLine } from '@xinglin/gateway-sdk';
import { Card, Chip, FaceHead, Stack, type Face } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnTheWay, phaseTones } from '../model/line-looks';
import { LineSilence } from './line-silence';
import { LineWay } from './line-way';
import styles from './medicines.module.css';

/** How a prescription stands as a whole, in a word or as the part that is on its way. */
export function PhaseChip({ line }: { line: MedicineLine }): ReactElement {
  const { t } = useTranslation('medicines');
  const part = partOnTheWay(line);
  return (
    <Chip tone={phaseTones[line.phase]}>
      {/* i18n-keys: medicines:line.phase.* */}
      {part === null ? t(`line.phase.${line.phase}`) : t('line.partOnTheWay', part)}
    </Chip>
  );
}

interface LineCardProps {
  readonly line: MedicineLine;
  readonly face: Face;
  readonly name: string;
  /** What it is for and how many medicines it has. */
  readonly diagnosis: string;
  readonly count: number;
  /** Who signed it, when, for how long. */
  readonly note: string;
  readonly method?: DrugOrderMethod | undefined;
  readonly distanceMeters?: number | null | undefined;
  /** Below the line: a deadline, a refusal, a code to show. */
  readonly children?: ReactNode;
}

/** The truth line: whose it is, the five hands, and each silence as what it is. */
export function LineCard(props: LineCardProps): ReactElement {
  const { line, face, name, diagnosis, count, note, method, distanceMeters, children } = props;
  const { t } = useTranslation('medicines');
  return (
    <Card as="div">
      <Stack>
        <FaceHead
          kind="person"
          face={face}
          size="small"
          name={
            <span className={styles['about']}>{t('line.about', { name, diagnosis, count })}</span>
          }
          line={note}
          aside={<PhaseChip line={line} />}
        />
        <LineWay line={line} method={method} distanceMeters={distanceMeters} />
        <LineSilence line={line} />
        {children}
      </Stack>
    </Card>
  );
}
