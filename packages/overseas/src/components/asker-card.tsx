import type { Asker } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster, Note, PersonTile, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { faceOfAsker, useAgeText } from './asker-face';

/** One for whom is asked, with what can be done. */
export function AskerCard({
  asker: { askerId, nickname, gender, ageMonths, country, cardType, cardNo },
  onRemove,
}: {
  asker: Asker;
  onRemove: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const age = useAgeText()(ageMonths);
  return (
    <Card>
      <Stack gap={2}>
        <PersonTile
          face={faceOfAsker({ askerId, gender, ageMonths })}
          name={nickname}
          // i18n-keys: shared:gender.* shared:cardType.*
          relation={`${t(`shared:gender.${gender}`)} · ${age} · ${country.label}`}
        />
        <Note>{`${t(`shared:cardType.${cardType}`)} ${cardNo}`}</Note>
        <Cluster align="between">
          <ButtonLink
            variant="outline"
            size="small"
            to={href('overseas.patientAdd', {}, { askerId })}
            aria-label={t('patientSetting.changeOne', { nickname })}
          >
            {t('patientSetting.change')}
          </ButtonLink>
          <Button
            variant="text"
            size="small"
            aria-label={t('patientSetting.removeOne', { nickname })}
            onClick={onRemove}
          >
            {t('patientSetting.remove')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
