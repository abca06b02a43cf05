import { askPosition, directoryApi } from '@xinglin/api';
import { mapHref } from '@xinglin/care';
import type { Hospital } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDistance } from '@xinglin/rules';
import { Button, ButtonLink, Cluster, Gutter, Note, PinIcon } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Asked = 'no' | 'asking' | 'denied' | 'failed' | { readonly metres: number };

/** The hospital on a map, and on the person's wish how far it is from where they are; nothing of the position is kept. */
export function WayThere({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('introductions');
  const locale = useLocale();
  const [asked, setAsked] = useState<Asked>('no');
  const [measure] = directoryApi.useLazyGetHospitalInfoByIdQuery();
  const ask = async (): Promise<void> => {
    setAsked('asking');
    const position = await askPosition();
    if (position === null) return setAsked('denied');
    const { latitude, longitude } = position.coords;
    const { data } = await measure({ hospitalId: hospital.hospitalId, latitude, longitude });
    const metres = data?.distance ?? null;
    setAsked(metres === null ? 'failed' : { metres });
  };
  return (
    <Gutter>
      <Cluster>
        <ButtonLink variant="outline" size="small" icon={<PinIcon />} href={mapHref(hospital)}>
          {t('wayThere.map')}
        </ButtonLink>
        <Button
          variant="outline"
          size="small"
          pending={asked === 'asking'}
          onClick={() => void ask()}
        >
          {t('wayThere.distance')}
        </Button>
      </Cluster>
      <output>
        {asked !== 'no' && asked !== 'asking' && (
          <Note as="span">
            {typeof asked === 'object'
              ? t('wayThere.away', { distance: formatDistance(asked.metres, locale) })
              : // i18n-keys: introductions:wayThere.denied introductions:wayThere.failed
                t(`wayThere.${asked}`)}
          </Note>
        )}
      </output>
    </Gutter>
  );
}
