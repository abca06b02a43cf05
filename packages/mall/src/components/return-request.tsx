import { goodsApi } from '@xinglin/api';
import {
  PicturesField,
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import { errorCodes, type GoodsOrder } from '@xinglin/gateway-sdk';
import { isBlank, trimmedText } from '@xinglin/rules';
import {
  Note,
  NoticeBar,
  Page,
  PageHeader,
  RadioGroup,
  TextAreaField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { goodsOrderHref } from '../model/mall-ways';
import { GoodsPicture } from './goods-picture';
import styles from './goods.module.css';
import { Stepper } from './stepper';

const types = ['return', 'exchange'] as const;
const longestReason = 200;
const mostPictures = 9;
const fields = ['lines', 'reason', 'fileIds'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.textRefused) return 'reason';
    if (code === errorCodes.fileRefused) return 'fileIds';
    return code === errorCodes.returnTooMany ? 'lines' : undefined;
  },
};

/** Asks to return or exchange a part of what came: how many of which line, why, and pictures of it. */
export function ReturnRequest({ order }: { order: GoodsOrder }): ReactElement {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const navigate = useNavigate();
  const [type, setType] = useState<(typeof types)[number]>('return');
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState('');
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  const [send] = goodsApi.useRequestGoodsReturnMutation();
  const { orderNo, lines } = order;
  const open = lines.filter(({ returnableCount }) => returnableCount > 0);
  const chosen = open.flatMap(({ lineNo, returnableCount }) => {
    const count = Math.min(counts[lineNo] ?? 0, returnableCount);
    return count === 0 ? [] : [{ lineNo, count }];
  });
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () => [
      ...(chosen.length === 0
        ? [{ field: 'lines' as const, message: t('return.problem.lines') }]
        : []),
      ...(isBlank(reason)
        ? [{ field: 'reason' as const, message: t('return.problem.reason') }]
        : []),
    ],
    send: () =>
      send({
        orderNo,
        type,
        lines: chosen,
        reason: trimmedText(reason),
        fileIds: pictures.map(({ fileId }) => fileId),
      }),
    onDone: async () => {
      toast.show(t('return.done'), { tone: 'success' });
      await navigate(goodsOrderHref(orderNo), { replace: true });
    },
  });
  const { idOf, problems } = submission;
  return (
    <Page header={<PageHeader title={t('return.title')} backTo={goodsOrderHref(orderNo)} />}>
      <NoticeBar>{t('return.hint')}</NoticeBar>
      <SubmissionForm submission={submission} submitLabel={t('return.send')}>
        <RadioGroup
          name="returnType"
          label={t('return.what')}
          layout="inline"
          // i18n-keys: mall:return.type.*
          options={types.map((value) => ({ value, label: t(`return.type.${value}`) }))}
          value={type}
          onValueChange={(value) => setType(value === 'exchange' ? 'exchange' : 'return')}
        />
        <div id={idOf('lines')} tabIndex={-1}>
          {problems.errorOf('lines') !== undefined && (
            <NoticeBar tone="danger">{problems.errorOf('lines')}</NoticeBar>
          )}
          {open.map(({ lineNo, title, skuLabel, picture, returnableCount }) => (
            <div key={lineNo} className={styles['line']}>
              <GoodsPicture picture={picture} size="small" />
              <div className={styles['lineWords']}>
                <p>{title}</p>
                <Note size="caption">
                  {t('return.most', { variant: skuLabel, count: returnableCount })}
                </Note>
                <Stepper
                  of={title}
                  count={Math.min(counts[lineNo] ?? 0, returnableCount)}
                  least={0}
                  most={returnableCount}
                  onCount={(count) => setCounts((before) => ({ ...before, [lineNo]: count }))}
                />
              </div>
            </div>
          ))}
        </div>
        <TextAreaField
          id={idOf('reason')}
          label={t('return.reason')}
          rows={3}
          maxLength={longestReason}
          placeholder={t('return.reasonHint')}
          value={reason}
          error={problems.errorOf('reason')}
          onValueChange={setReason}
        />
        <PicturesField
          id={idOf('fileIds')}
          pictures={pictures}
          limit={mostPictures}
          hint={t('return.picturesHint')}
          error={problems.errorOf('fileIds')}
          onChange={setPictures}
        />
      </SubmissionForm>
    </Page>
  );
}
