import { goodsApi, refusalCode } from '@xinglin/api';
import { FormProblems, useKeptDraft, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import {
  errorCodes,
  type GoodsCoupon,
  type GoodsQuote,
  type PostingAddress,
  type SubmitMarketplaceOrderResponse,
} from '@xinglin/gateway-sdk';
import {
  AddressChoice,
  CouponChoice,
  emptyInvoice,
  InvoiceForm,
  invoiceOf,
  invoiceProblems,
  isInvoiceField,
  useCashier,
  type InvoiceDraft,
  type InvoiceField,
} from '@xinglin/orders';
import { trimmedText } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  Card,
  Checkbox,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  Stack,
  TextAreaField,
} from '@xinglin/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmHref, goodsOrderHref } from '../model/mall-ways';
import { withCount, type SkuCount } from '../model/sku-counts';
import { GoodsLine } from './cart-line-row';
import { QuoteCard } from './quote-card';
import { Stepper } from './stepper';

const longestNote = 200;
type Field = 'addressId' | 'note' | `invoice.${InvoiceField}`;

/** Where the call that orders has a field of the invoice. */
const ofInvoice = (field: InvoiceField) => `invoice.${field}` as const;

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field =>
    path === 'addressId' ||
    path === 'note' ||
    (path.startsWith('invoice.') && isInvoiceField(path.slice('invoice.'.length))),
  ofRefusal: (code) => {
    if (code === errorCodes.textRefused) return 'note';
    return code === errorCodes.outsideDelivery ? 'addressId' : undefined;
  },
};

/** What is typed about an order of goods, kept on the device while another address is chosen. */
interface Draft extends InvoiceDraft {
  readonly note: string;
  readonly wantsInvoice: boolean;
}
const former: Draft = { ...emptyInvoice, note: '', wantsInvoice: false };

function restore(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { note, wantsInvoice, type, name, taxNo, email } = kept as Partial<
    Record<keyof Draft, unknown>
  >;
  if (![note, name, taxNo, email].every((text) => typeof text === 'string')) return null;
  const isType = type === 'person' || type === 'company';
  return isType && typeof wantsInvoice === 'boolean' ? (kept as Draft) : null;
}
const keepable = (draft: Draft): Partial<Draft> => draft;

interface ConfirmFormProps {
  readonly head: { readonly title: string; readonly backTo: string };
  readonly addresses: readonly PostingAddress[];
  readonly chosen: PostingAddress | undefined;
  readonly asked: GoodsQuote;
  readonly coupons: readonly GoodsCoupon[];
  /** The one that is used; undefined for none. */
  readonly couponId: string | undefined;
  /** A new price is being asked for. */
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** Everything of an order before it is sent. A price that changed meanwhile is shown and has to be agreed to anew. */
export function ConfirmForm(props: ConfirmFormProps): ReactElement {
  const { head, addresses, chosen, asked, coupons, couponId, isAsking, onAsk } = props;
  const { t } = useTranslation(['mall', 'orders']);
  const navigate = useNavigate();
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const { draft, change, forget } = useKeptDraft<Draft>({
    kind: 'goods-order',
    former,
    keepable,
    restore,
  });
  const openCashier = useCashier();
  const [submit] = goodsApi.useSubmitMarketplaceOrderMutation();
  const [pending, setPending] = useState(false);
  const [changedFrom, setChangedFrom] = useState<number>();
  const { quote, digest, shops, isOrderable } = asked;
  const lines = shops.flatMap((shop) => shop.lines);
  const find = () => [
    ...(chosen === undefined
      ? [{ field: 'addressId' as const, message: t('confirmOrder.problem.address') }]
      : []),
    ...(draft.wantsInvoice
      ? invoiceProblems(draft).map(({ field, message }) => ({
          field: ofInvoice(field),
          message: t(message),
        }))
      : []),
  ];
  const problems = useProblems<Field>(idOf, find);

  const setCounts = (counts: readonly SkuCount[]) =>
    void navigate(confirmHref(counts, chosen?.addressId), { replace: true });
  const counts = lines.map(({ skuId, count }) => ({ skuId, count }));

  const done = async ({ orderNo }: SubmitMarketplaceOrderResponse) => {
    forget();
    await openCashier(orderNo, goodsOrderHref(orderNo));
  };
  const send = async () => {
    if (pending || isAsking || !problems.show(find()) || chosen === undefined) return;
    setPending(true);
    const { data, error } = await submit({
      lines: counts,
      addressId: chosen.addressId,
      digest,
      ...(couponId !== undefined && { couponIds: [couponId] }),
      note: trimmedText(draft.note),
      ...(draft.wantsInvoice && { invoice: invoiceOf(draft) }),
    });
    if (data) await done(data);
    else {
      // Nothing was charged: what it costs now is shown, and sent only when the person says so.
      if (refusalCode(error) === errorCodes.quoteChanged) setChangedFrom(quote.totalCents);
      else problems.showFailure(error, failureFields);
      onAsk();
    }
    setPending(false);
  };

  return (
    <Page
      header={<PageHeader {...head} />}
      actionBar={
        <ActionBar priceLabel={t('confirmOrder.total')} cents={quote.totalCents} compact>
          <Button
            pending={pending || isAsking}
            disabled={!isOrderable && chosen !== undefined}
            onClick={() => void send()}
          >
            {t('confirmOrder.send')}
          </Button>
        </ActionBar>
      }
    >
      <FormProblems problems={problems} />
      {changedFrom !== undefined && !isAsking && (
        <NoticeBar tone="warning" live>
          {t('confirmOrder.changed')}
        </NoticeBar>
      )}
      <div id={idOf('addressId')} tabIndex={-1}>
        <AddressChoice addresses={addresses} chosen={chosen} backTo={confirmHref(counts)} />
      </div>
      {shops.map((shop) => (
        <Card key={shop.shopId} title={shop.name}>
          {shop.isDelivered === false && (
            <NoticeBar tone="danger">{t('confirmOrder.outside', { shop: shop.name })}</NoticeBar>
          )}
          {shop.lines.map((line) => (
            <GoodsLine key={line.skuId} line={line} shopId={shop.shopId}>
              {line.problem !== null && (
                // i18n-keys: mall:cart.problem.*
                <Note>{t(`cart.problem.${line.problem}`, { count: line.stock })}</Note>
              )}
              <Stepper
                of={line.title}
                count={line.count}
                least={lines.length > 1 ? 0 : 1}
                most={Math.max(1, line.stock)}
                onCount={(count) => setCounts(withCount(counts, line.skuId, count))}
              />
            </GoodsLine>
          ))}
        </Card>
      ))}
      <CouponChoice
        coupons={coupons}
        chosen={couponId ?? null}
        to={(one) => confirmHref(counts, chosen?.addressId, one)}
      />
      <QuoteCard quote={quote} totalName={t('confirmOrder.total')} />
      <Card title={t('confirmOrder.further')}>
        <Stack gap={4}>
          <TextAreaField
            id={idOf('note')}
            label={t('confirmOrder.note')}
            optional
            rows={2}
            maxLength={longestNote}
            placeholder={t('confirmOrder.noteHint')}
            value={draft.note}
            error={problems.errorOf('note')}
            onValueChange={(note) => change({ note })}
          />
          <Checkbox
            label={t('confirmOrder.wantsInvoice')}
            checked={draft.wantsInvoice}
            onCheckedChange={(wantsInvoice) => change({ wantsInvoice })}
          />
          {draft.wantsInvoice && (
            <InvoiceForm
              draft={draft}
              onChange={change}
              idOf={(field) => idOf(ofInvoice(field))}
              errorOf={(field) => problems.errorOf(ofInvoice(field))}
            />
          )}
        </Stack>
      </Card>
    </Page>
  );
}
