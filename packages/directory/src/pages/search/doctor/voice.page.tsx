import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  EmptyState,
  Gutter,
  MicrophoneIcon,
  Note,
  Page,
  PageHeader,
  Pictogram,
  pictograms,
  Stack,
  useHydrated,
} from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import styles from '../../../components/listening.module.css';
import { heardOf, speechListener, type SpeechRecognition } from '../../../model/speech';

/** What a browser listens for; the locale is what the reader chose. */
const spoken = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en-US' } as const;

type State = 'idle' | 'listening' | 'denied' | 'nothing';

/** The search that hears what was said: over everything where the address says so, else for doctors. */
function useHeardBy(): (query?: Readonly<Record<string, string>>) => string {
  const [asked] = useSearchParams();
  return asked.get('of') === 'all'
    ? (query = {}) => href('directory.search', {}, query)
    : (query = {}) => href('directory.searchDoctor', {}, query);
}

/** Search by what is said, where the browser can listen. */
export default function VoiceSearchPage(): ReactElement {
  const { t } = useTranslation('directory');
  const heardBy = useHeardBy();
  const hydrated = useHydrated();
  // What a browser can do is known only there.
  const Listener = hydrated ? speechListener() : null;
  return (
    <Page header={<PageHeader title={t('searchDoctorByVoice.title')} backTo={heardBy()} />}>
      {hydrated && Listener === null ? (
        <EmptyState
          kind="doctors"
          title={t('searchDoctorByVoice.cannot')}
          message={t('searchDoctorByVoice.cannotHint')}
          action={<TypeInstead />}
        />
      ) : (
        <Listening listener={Listener} />
      )}
    </Page>
  );
}

function TypeInstead(): ReactElement {
  const { t } = useTranslation('directory');
  const heardBy = useHeardBy();
  return (
    <ButtonLink variant="outline" to={heardBy()}>
      {t('searchDoctorByVoice.type')}
    </ButtonLink>
  );
}

function Listening({ listener }: { listener: ReturnType<typeof speechListener> }): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const navigate = useNavigate();
  const heardBy = useHeardBy();
  const [state, setState] = useState<State>('idle');
  const [heard, setHeard] = useState('');
  const running = useRef<SpeechRecognition | null>(null);
  // Nothing listens on once the page is left.
  useEffect(() => () => running.current?.abort(), []);

  const listen = (): void => {
    if (listener === null) return;
    const recognition = new listener();
    running.current = recognition;
    recognition.lang = spoken[locale as keyof typeof spoken] ?? spoken['zh-Hans'];
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const { text, done } = heardOf(results);
      setHeard(text);
      if (done && text !== '') void navigate(heardBy({ q: text }));
    };
    // Handlers are properties in the interface that is declared of it, one of each is all that is needed.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    recognition.onerror = ({ error }) =>
      setState(error === 'not-allowed' || error === 'service-not-allowed' ? 'denied' : 'nothing');
    recognition.onend = () => setState((last) => (last === 'listening' ? 'nothing' : last));
    setHeard('');
    setState('listening');
    recognition.start();
  };
  const stop = (): void => {
    running.current?.abort();
    setState('idle');
  };
  return (
    <Gutter>
      <Stack gap={4}>
        <div className={styles['listening']} data-hue={pictograms.speak}>
          <span className={styles['drawing']} data-listening={state === 'listening' || undefined}>
            <Pictogram name="speak" />
          </span>
          <output className={styles['heard']}>
            {/* i18n-keys: directory:searchDoctorByVoice.states.* */}
            {heard === '' ? t(`searchDoctorByVoice.states.${state}`) : heard}
          </output>
          <Note>{t('searchDoctorByVoice.hint')}</Note>
        </div>
        <Button
          block
          icon={<MicrophoneIcon />}
          disabled={listener === null}
          onClick={state === 'listening' ? stop : listen}
        >
          {t(state === 'listening' ? 'searchDoctorByVoice.stop' : 'searchDoctorByVoice.start')}
        </Button>
        <TypeInstead />
      </Stack>
    </Gutter>
  );
}
