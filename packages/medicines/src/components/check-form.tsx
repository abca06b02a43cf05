import { medicinesApi } from '@xinglin/api';
import { ProblemForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type DrugOrder } from '@xinglin/gateway-sdk';
import { trimmedText } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  Card,
  Checkbox,
  MedicineRow,
  Note,
  Stack,
  TextAreaField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { drugOrderHref } from '../model/ways';
import styles from './medicines.module.css';

const longest = 200;
type Field = 'wrong';
const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'wrong',
  ofRefusal: (code) => (code === errorCodes.textRefused ? 'wrong' : undefined),
};

/** Whether a medicine of an order is in its patient's hands now. */
const hasCome = (order: DrugOrder, line: DrugOrder['lines'][number]): boolean =>
  order.method === 'pickup'
    ? line.state === 'ready' || line.state === 'handedOver'
    : order.parcels.some(
        ({ parcelId, deliveredAt }) => parcelId === line.parcelId && deliveredAt !== null,
      );

/** Each medicine that came is ticked against the prescription; what is not right is said in words. */
export function CheckForm({ order }: { order: DrugOrder }): ReactElement {
  const { t } = useTranslation('medicines');
  const toast = useToast();
  const navigate = useNavigate();
  const { orderNo } = order;
  const come = order.lines.filter((line) => hasCome(order, line));
  const [right, setRight] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState('');
  const isAllRight = come.every(({ lineId }) => right.includes(lineId));
  const said = trimmedText(wrong);
  const [receive] = medicinesApi.useReceiveDrugOrderMutation();
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () =>
      isAllRight || said !== '' ? [] : [{ field: 'wrong', message: t('checkMark.problem') }],
    send: () => receive({ orderNo, rightLineIds: [...right], ...(!isAllRight && { wrong: said }) }),
    onDone: async () => {
      toast.show(t(isAllRight ? 'checkMark.done' : 'checkMark.doneWrong'), { tone: 'success' });
      await navigate(drugOrderHref(orderNo), { replace: true });
    },
  });
  const { problems, pending, submit, idOf } = submission;
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card title={t('checkMark.compare')}>
        <Stack>
          <Note>{t('checkMark.hint')}</Note>
          <ul role="list" className={styles['rows']}>
            {come.map(({ lineId, item }) => (
              <li key={lineId}>
                <MedicineRow
                  picture={item.picture}
                  without={t('medicine.without')}
                  name={item.name}
                  pack={item.packText}
                >
                  {t('checkMark.about', {
                    maker: item.maker,
                    packs: t('medicine.packs', { count: item.quantity }),
                  })}
                </MedicineRow>
                <Checkbox
                  label={t('checkMark.right', { name: item.name })}
                  checked={right.includes(lineId)}
                  onCheckedChange={(isRight) =>
                    setRight((former) =>
                      isRight ? [...former, lineId] : former.filter((one) => one !== lineId),
                    )
                  }
                />
              </li>
            ))}
          </ul>
          {!isAllRight && (
            <TextAreaField
              id={idOf('wrong')}
              label={t('checkMark.wrong')}
              rows={2}
              maxLength={longest}
              placeholder={t('checkMark.wrongHint')}
              value={wrong}
              error={problems.errorOf('wrong')}
              onValueChange={setWrong}
            />
          )}
        </Stack>
      </Card>
      <ActionBar sticky>
        <Button block type="submit" pending={pending}>
          {t(isAllRight || said === '' ? 'checkMark.send' : 'checkMark.sendWrong')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
