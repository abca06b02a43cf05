import { patientsApi } from '@xinglin/api';
import { checkDocument, normalizeCardNo, type CardType } from '@xinglin/rules';
import { Button, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface DuplicateNoticeProps {
  cardType: Exclude<CardType, 'none'>;
  cardNo: string;
  /** The one being changed, who is no duplicate of themself. */
  patientId: string | undefined;
  /** Goes on with the one who is there already. */
  onChoose: (patientId: string) => void;
}

/** Says as soon as a number is whole that a family member has it; nothing where that cannot be known. */
export function DuplicateNotice(props: DuplicateNoticeProps): ReactElement | null {
  const { cardType, patientId, onChoose } = props;
  const { t } = useTranslation('account');
  const cardNo = normalizeCardNo(props.cardNo);
  const { currentData } = patientsApi.useCheckPatientDuplicateQuery(
    { cardType, cardNo, ...(patientId !== undefined && { patientId }) },
    { skip: cardNo === '' || checkDocument(cardType, cardNo) !== null },
  );
  const duplicate = currentData?.duplicate;
  if (!duplicate) return null;
  const { name, relation } = duplicate;
  return (
    <NoticeBar
      tone="warning"
      live
      action={
        patientId === undefined && (
          <Button variant="outline" size="small" onClick={() => onChoose(duplicate.patientId)}>
            {t('patientAdd.useDuplicate', { name })}
          </Button>
        )
      }
    >
      {/* i18n-keys: shared:relation.* */}
      {t('patientAdd.duplicate', { name, relation: t(`shared:relation.${relation}`) })}
    </NoticeBar>
  );
}
