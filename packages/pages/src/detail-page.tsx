import type { PageHead, PageLoad, PageLoadInput } from '@xinglin/api';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  type AnswerOf,
  type InputOf,
  pageCall,
  type PageCall,
  type QueryEndpoint,
  type Translate,
  usePlace,
} from './page-call';

/** A page at the address under which it is shown: one page may stand at several. */
export interface ShownPlace extends PageLoadInput {
  readonly pathname: string;
}

/** What the parts of a detail page are made from. */
export interface DetailView extends ShownPlace {
  readonly t: Translate;
  readonly refetch: () => void;
}

/** A detail page, declared. `Answer` is undefined until it is there. */
export interface DetailPageOptions<Endpoint extends QueryEndpoint> {
  readonly endpoint: Endpoint;
  readonly input: (place: PageLoadInput) => InputOf<Endpoint>;
  /** Further calls, which what is shown asks by itself; a failure of theirs takes nothing from the page. */
  readonly beside?: readonly Pick<PageCall<unknown>, 'load'>[];
  /** Key of a text, with its namespace; or what the answer says, for instance a name. */
  readonly title: string | ((answer: AnswerOf<Endpoint> | undefined, t: Translate) => string);
  /** What the page calls itself in the document's title; the route's own title where it is left out. */
  readonly head?: (answer: AnswerOf<Endpoint>) => ReturnType<PageHead>;
  readonly backTo: string | ((answer: AnswerOf<Endpoint> | undefined, place: ShownPlace) => string);
  /** One link or icon button of the page's own at the end of its head. */
  readonly action?: (view: DetailView) => ReactNode;
  /** The page begins with a picture, on which its head lies. */
  readonly isHeadOver?: boolean;
  /** Of the shape of what is shown; one card of four lines unless told. */
  readonly skeleton?: ReactNode;
  /**
   * Where it is gone: what to call that (a key of a text, with its namespace), and the nearest thing in its place. The
   * hint (a key too) says why that may be, in place of the refusal's words; for what anyone may see.
   */
  readonly gone?: {
    readonly title: string;
    readonly hint?: string;
    readonly action: (view: DetailView) => ReactNode;
  };
  /** A change is under way: the answer is asked for again for a while. */
  readonly isMoving?: (answer: AnswerOf<Endpoint>) => boolean;
  readonly children: (answer: AnswerOf<Endpoint>, view: DetailView) => ReactNode;
  /** Below, whatever became of the call. */
  readonly below?: (view: DetailView) => ReactNode;
  /** The bar at the bottom of the page, once the answer is there; undefined for none. */
  readonly bar?: (answer: AnswerOf<Endpoint>, view: DetailView) => ReactNode;
  /** A hook: the bar at the bottom of the page, undefined while there is none. */
  readonly useActionBar?: () => ReactNode;
}

const noActionBar = (): ReactNode => undefined;

/**
 * A page about one thing from one declaration: `load`, `head` and the component ask the same. Its file exports them,
 * `export const { load, head } = page; export default page.Page;`.
 */
export function detailPage<Endpoint extends QueryEndpoint>(
  options: DetailPageOptions<Endpoint>,
): { readonly load: PageLoad; readonly head: PageHead; readonly Page: () => ReactElement } {
  const {
    endpoint,
    input,
    beside = [],
    title,
    head,
    backTo,
    action,
    isMoving,
    gone,
    children,
    below,
    bar,
  } = options;
  const {
    skeleton = <SkeletonList lines={4} count={1} />,
    useActionBar = noActionBar,
    isHeadOver,
  } = options;
  const call = pageCall(endpoint, input);

  function DetailPageComponent(): ReactElement {
    const { t } = useTranslation();
    const place = { ...usePlace(), pathname: useLocation().pathname };
    const ownBar = useActionBar();
    const { answer } = call.useAnswer(isMoving);
    const { currentData } = answer;
    const view: DetailView = { ...place, t, refetch: () => void answer.refetch() };
    const actionBar = currentData === undefined ? ownBar : (bar?.(currentData, view) ?? ownBar);
    // i18n-keys: literals
    return (
      <Page
        actionBar={actionBar}
        header={
          <PageHeader
            title={typeof title === 'string' ? t(title) : title(currentData, t)}
            backTo={typeof backTo === 'string' ? backTo : backTo(currentData, place)}
            over={isHeadOver && answer.error === undefined}
            action={action?.(view)}
          />
        }
      >
        <Loaded
          query={answer}
          skeleton={skeleton}
          gone={gone && t(gone.title)}
          goneHint={gone?.hint === undefined ? undefined : t(gone.hint)}
          action={gone?.action(view)}
        >
          {(found) => children(found, view)}
        </Loaded>
        {below?.(view)}
      </Page>
    );
  }

  return {
    load: (place) => [call, ...beside].flatMap(({ load }) => load(place)),
    head: (place, state) => {
      const answer = call.find(place, state);
      return answer === undefined || head === undefined ? {} : head(answer);
    },
    Page: DetailPageComponent,
  };
}
