import { failureMessage, goodsApi } from '@xinglin/api';
import type { GoodsComment } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Button, Card, Note, Stack, Stars, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './goods-comments.module.css';
import { commentsAtOnce, goodsComments } from '../model/goods-comments';

/** What buyers say of goods, the newest first, with the mean of all their stars. */
export function GoodsComments({ goodsNo }: { goodsNo: string }): ReactElement | null {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const { currentData } = goodsComments.useAnswer().answer;
  const [further, setFurther] = useState<readonly GoodsComment[]>([]);
  const [ask, { isFetching }] = goodsApi.useLazyListGoodsCommentsQuery();
  // Goods can be bought without: a failure of this takes nothing from the page.
  if (currentData === undefined) return null;
  const { items, total, average } = currentData;
  // What was said meanwhile moves the rest on: nothing stands there twice.
  const known = new Set(items.map(({ commentKey }) => commentKey));
  const shown = [...items, ...further.filter(({ commentKey }) => !known.has(commentKey))];
  const more = async () => {
    const pageNo = 2 + Math.floor(further.length / commentsAtOnce);
    const { data, error } = await ask({ goodsNo, pageNo, pageSize: commentsAtOnce });
    if (error) return toast.show(failureMessage(error, t), { tone: 'error' });
    setFurther((before) => [...before, ...(data?.items ?? [])]);
  };
  return (
    <Card
      title={
        average === null ? (
          t('comments.title')
        ) : (
          <span className={styles['mean']}>
            {average.toFixed(1)} <Note as="span">{t('comments.count', { count: total })}</Note>
          </span>
        )
      }
      aside={
        average !== null && (
          <Stars
            score={average}
            label={t('comments.rating', { score: average.toFixed(1), count: total })}
          />
        )
      }
    >
      <Stack>
        {average === null && <Note>{t('comments.none')}</Note>}
        {shown.map((comment) => (
          <Comment key={comment.commentKey} comment={comment} />
        ))}
        {total > shown.length && (
          <Button block variant="outline" pending={isFetching} onClick={() => void more()}>
            {t('comments.more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Comment({ comment }: { comment: GoodsComment }): ReactElement {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const { score, text, authorName, skuLabel, createdAt, edited } = comment;
  const day = formatDay(dayAt(new Date(createdAt), hospitalTimeZone), locale);
  return (
    <article className={styles['comment']}>
      {text !== '' && <p>{text}</p>}
      <div className={styles['who']}>
        <Stars score={score} label={t('comments.stars', { count: score })} />
        <Note as="span" size="caption">
          {authorName ?? t('comments.unnamed')} · {skuLabel} ·{' '}
          {edited ? t('comments.edited', { day }) : day}
        </Note>
      </div>
    </article>
  );
}
