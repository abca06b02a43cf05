import { medicinesApi, refusalCode } from '@xinglin/api';
import { FormProblems, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type DrugQuote, type PharmacyChoice } from '@xinglin/gateway-sdk';
import { useCashier } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  KeyValueList,
  NoticeBar,
  Note,
  Prose,
  Stack,
} from '@xinglin/ui';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { sentWish } from '../model/drug-wish';
import { drugOrderHref } from '../model/ways';
import { DrugPrice } from './drug-price';

type Field = 'isAuthorised';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'isAuthorised',
  ofRefusal: (code) => (code === errorCodes.pharmacyNotAuthorised ? 'isAuthorised' : undefined),
};

interface AuthorizationFormProps {
  readonly wish: ReturnType<typeof sentWish>;
  readonly offer: DrugQuote;
  readonly pharmacy: PharmacyChoice | undefined;
  readonly address: ReactNode;
  /** A new price is being requested. */
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly frame: (content: ReactNode, bar?: ReactNode) => ReactElement;
}

/** The order that another page claimed the prescription with, as the data of the refusal names it. */
const claimedBy = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { orderNo } = data as { readonly orderNo?: unknown };
  return typeof orderNo === 'string' ? orderNo : null;
};

/** Everything of an order of medicines before it is sent. A price that changed is shown and has to be agreed to again. */
export function AuthorizationForm(props: AuthorizationFormProps): ReactElement {
  const { wish, offer, pharmacy, address, isAsking, onAsk, frame } = props;
  const { t } = useTranslation('medicines');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const [isAgreed, setAgreed] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [pending, setPending] = useState(false);
  const openCashier = useCashier();
  const [submit] = medicinesApi.useSubmitDrugOrderMutation();
  const { quote, digest, byText, authorisation } = offer;
  const find = () =>
    isAgreed ? [] : [{ field: 'isAuthorised' as const, message: t('authorization.problem.agree') }];
  const problems = useProblems<Field>(idOf, find);
  const claimed =
    problems.refusal?.code === errorCodes.prescriptionClaimed
      ? claimedBy(problems.refusal.data)
      : null;

  const send = async () => {
    if (pending || isAsking || !problems.show(find())) return;
    setPending(true);
    const { data, error } = await submit({ ...wish, digest, isAuthorised: isAgreed });
    if (data) await openCashier(data.orderNo, drugOrderHref(data.orderNo));
    else {
      // Nothing was ordered: the new price is shown, and sent only when the person says so.
      if (refusalCode(error) === errorCodes.drugQuoteChanged) setChanged(true);
      else problems.showFailure(error, failureFields);
      onAsk();
    }
    setPending(false);
  };

  const total = formatCents(quote.totalCents);
  return frame(
    <>
      <FormProblems problems={problems} />
      {claimed !== null && (
        <ButtonLink block variant="outline" to={drugOrderHref(claimed)}>
          {t('authorization.toOrder')}
        </ButtonLink>
      )}
      {isChanged && !isAsking && (
        <NoticeBar tone="warning" live>
          {t('authorization.changed', { total })}
        </NoticeBar>
      )}
      <Card title={pharmacy?.name ?? t('authorization.medicines')}>
        <Stack>
          <p>
            <b>{byText}</b>
          </p>
          {pharmacy && (
            <Note>{t('pharmacy.confirms', { count: pharmacy.confirmsWithinMinutes })}</Note>
          )}
          <KeyValueList
            items={quote.lines.map(({ label, count, shareCents }) => ({
              label,
              value: formatCents(shareCents),
              detail: t('medicine.packs', { count }),
            }))}
          />
          {pharmacy && pharmacy.missing.length > 0 && (
            <NoticeBar tone="warning">
              {t('authorization.missing', { names: pharmacy.missing.join(t('line.joint')) })}
            </NoticeBar>
          )}
        </Stack>
      </Card>
      {address}
      {pharmacy && wish.method === 'pickup' && (
        <Card title={t('authorization.place')}>
          <p>{pharmacy.address}</p>
          <Note>{pharmacy.openText}</Note>
        </Card>
      )}
      <DrugPrice quote={quote} totalName={t('price.total')} />
      <Card title={t('authorization.reads')}>
        <Stack>
          <Prose>
            <ul>
              {authorisation.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Prose>
          <Checkbox
            id={idOf('isAuthorised')}
            label={t('authorization.agree')}
            checked={isAgreed}
            error={problems.errorOf('isAuthorised')}
            onCheckedChange={setAgreed}
          />
        </Stack>
      </Card>
    </>,
    <ActionBar priceLabel={t('price.total')} cents={quote.totalCents} compact>
      <Button pending={pending || isAsking} onClick={() => void send()}>
        {t('authorization.pay', { total })}
      </Button>
    </ActionBar>,
  );
}
