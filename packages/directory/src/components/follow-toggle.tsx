import { failureMessage, favoritesApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { formatCount } from '@xinglin/rules';
import { Button, Note, StarIcon, useToast, VisuallyHidden } from '@xinglin/ui';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { takeWish, useFollow, type Followable } from '../model/follow';

/** A thing with the name by which people know it. */
export interface NamedThing extends Followable {
  readonly name: string;
}

/** The button of an account, with how many follow unless it is `alone`. */
export default function FollowToggle({
  alone,
  kind,
  id,
  name,
}: NamedThing & { alone?: boolean | undefined }): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const toast = useToast();
  const { currentData: state } = favoritesApi.useGetFavoriteStateQuery({ kind, thingId: id });
  const { turn } = useFollow({ kind, id });
  const isFollowed = state?.isFavorite ?? false;

  const follow = async (wanted: boolean) => {
    const answer = await turn(wanted);
    if (answer?.error) toast.show(failureMessage(answer.error, t), { tone: 'error' });
  };
  const followWanted = useEffectEvent(() => {
    if (takeWish({ kind, id })) void follow(true);
  });
  useEffect(() => followWanted(), []);

  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<StarIcon />}
        aria-pressed={isFollowed}
        onClick={() => void follow(!isFollowed)}
      >
        {isFollowed ? t('follow.added') : t('follow.add')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {!alone && state !== undefined && state.followerCount > 0 && (
        <Note as="span">
          {t('follow.followers', { followers: formatCount(state.followerCount, locale) })}
        </Note>
      )}
    </>
  );
}
