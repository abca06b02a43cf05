import type { Asker } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** One for whom is asked, with what can be done. */
export function AskerCard({
  asker: { askerId, nickname, gender, ageMonths, country, cardType, cardNo },
  onRemove,
}: {
  asker: Asker;
  onRemove: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const age =
    ageMonths === 0
      ? t('patientAdd.unit.underMonth')
      : ageMonths < 12
        ? t('patientSetting.months', { count: ageMonths })
        : t('patientSetting.years', { count: Math.floor(ageMonths / 12) });
  return (
    <Card title={nickname}>
      <Stack gap={3}>
        <KeyValueList
          items={[
            // i18n-keys: shared:gender.* shared:cardType.*
            { label: t('patientAdd.gender'), value: t(`shared:gender.${gender}`) },
            { label: t('patientAdd.age'), value: age },
            { label: t('patientAdd.country'), value: country.label },
            { label: t(`shared:cardType.${cardType}`), value: cardNo },
          ]}
        />
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
