import type { ReactNode } from 'react';
import type { Face } from '../people/props';
import type { Hue, PictogramName } from '../pictograms/pictograms';

/** A score with the scores it is the mean of, each with a bar true to scale; the weak ones have another colour. */
export interface ScoreBarsProps {
  /** Of five, with one decimal. */
  score: number;
  /** How many said so: 1286 条. */
  count: string;
  items: readonly { name: string; score: number }[];
}

/** Ways of care that are compared by price and by time: three a row, one link each. */
export interface KindTilesProps {
  label: string;
  items: readonly {
    to: string;
    pictogram: PictogramName;
    name: string;
    /** A `Price`, or words where it has none. */
    price?: ReactNode;
    /** When it answers: "10 分钟内回". */
    promise?: ReactNode;
    /** The one that the page shows. */
    active?: boolean | undefined;
  }[];
}

/** {@link KindTilesProps} with the hue of each, for a page that does not load the table of hues. */
export interface HuedTilesProps {
  label: string;
  items: readonly (KindTilesProps['items'][number] & { hue: Hue })[];
  /** Four in a row, the drawing above the name. */
  four?: boolean | undefined;
  /** The links change the page in view: history has one entry of it, and it does not scroll. */
  stays?: boolean | undefined;
}

/** The ground of a picture of goods. */
export type GoodsTone = 'brand' | 'leaf' | 'amber' | 'rose' | 'violet' | 'slate';

/** What goods look like: a drawing on its ground, or a mark in its place. */
export interface GoodsPictureProps {
  /** Null for what is not shown: goods on prescription. */
  picture: { readonly pictogram: string; readonly tone: GoodsTone } | null;
  /** In place of a picture: 处方药. */
  without: string;
  /** Below it, why there is none: 审方通过后展示包装. */
  why?: string | undefined;
  /** `row`: beside two lines; `thumb`: to choose from; `medium` by default. */
  size?: 'thumb' | 'row' | 'small' | 'medium' | 'large' | undefined;
}

/** A price that comes down in steps that add up: from the list price to what is paid, one column each. */
export interface PriceFallProps {
  /** Names the chart: 价格怎么来的. */
  label: string;
  /** What the list price is called, and the price. */
  list: { name: string; cents: number };
  /** In the order in which they apply; below zero where something is taken off. */
  steps: readonly {
    kind: 'member' | 'promotion' | 'coupon' | 'credit' | 'coins' | 'freight';
    name: string;
    cents: number;
  }[];
  /** What is paid; the list price and the steps add up to it. */
  total: { name: string; cents: number };
}

/** Coupons and coins beside each other, each a ticket with a line of what it takes. */
export interface TicketRowProps {
  label: string;
  tickets: readonly {
    key: string;
    /** ¥8 券. */
    name: ReactNode;
    /** 满 40 可用. */
    note: ReactNode;
    /** What is done with it: a button to receive it. Without one it is a link. */
    act?: ReactNode;
    to?: string | undefined;
    tone?: 'coupon' | 'coins' | undefined;
  }[];
}

/** Numbers with a unit above their names, each a link: 3 张 优惠券. */
export interface CountTilesProps {
  label: string;
  items: readonly {
    to: string;
    /** Before the number: ¥. */
    before?: string | undefined;
    value: string | number;
    /** After the number: 张. */
    after?: string | undefined;
    name: string;
  }[];
}

/** The member's card: one dark line with apricot writing. */
export interface MemberCardProps {
  to: string;
  title: string;
  /** The card's kind in an outline: 家庭卡. */
  level?: string | undefined;
  /** At the right: 今年省了 ¥612, or what a card would bring. */
  children?: ReactNode;
  /** White, joined to the card's lower edge: {@link CountTilesProps}. */
  below?: ReactNode;
}

/**
 * A drawing of a hospital, with the land around it, as the top of a page whose header is `over` it. What follows begins on
 * its lowest 40 px and has a position, so that it is painted above.
 */
export interface HospitalSceneProps {
  /** Id of the hospital, which chooses one of the buildings. */
  seed: string;
}

/** The steps of a way in one row, joined by a line. */
export interface StepWayProps {
  label: string;
  steps: readonly {
    icon: ReactNode;
    title: ReactNode;
    note?: ReactNode;
    /** `late`: it is this step's turn, and what was promised did not come. */
    state: 'done' | 'now' | 'late' | 'later';
  }[];
}

/** An article: picture, title, who has checked it. */
export interface ArticleRowProps {
  to: string;
  title: string;
  /** 沈知远 审阅 · 读完约 3 分钟. */
  note?: ReactNode;
  /** Address of a picture (same origin); without one the pictogram is on its ground. */
  src?: string | undefined;
  pictogram: PictogramName;
}

/** A part of the body or a kind of disease that has a drawing. */
export type CheckUpPartName =
  | 'basic'
  | 'heart'
  | 'brain'
  | 'lung'
  | 'blood'
  | 'liver'
  | 'stomach'
  | 'kidney'
  | 'thyroid'
  | 'bone'
  | 'joint'
  | 'eye'
  | 'ear'
  | 'tooth'
  | 'breast'
  | 'uterus'
  | 'prostate'
  | 'tumour'
  | 'infection';

/** The drawing of a package of check-ups: what it is about, with a part of the body in the corner. */
export interface PackagePictureProps {
  picture: {
    readonly main: CheckUpPartName | 'parents' | 'women' | 'men' | 'couple' | 'children' | 'work';
    readonly badge: CheckUpPartName | null;
  };
  /** `row`: a tile beside text, the default; `wide`: across the top of a card. */
  size?: 'row' | 'wide' | undefined;
  /** Several parts in place of the badge. */
  badges?: readonly CheckUpPartName[] | undefined;
}

/** What {@link BodyFigureProps} can draw: a bust, a whole body, a mouth, a tube of blood, a knee. */
export type BodyFigureName = 'chest' | 'whole' | 'teeth' | 'tube' | 'knee';

/**
 * What an examination looks at, drawn in a body as the top of a page whose header is `over` it. What follows lies over
 * its lower edge.
 */
export interface BodyFigureProps {
  figure: BodyFigureName;
  /** The parts that are drawn in the figure. */
  parts: readonly CheckUpPartName[];
  /** Names the list of words: 主要检查. */
  label: string;
  /** Words with a line to their part, four at most; the first ones are preferred. */
  labels: readonly { text: string; at: CheckUpPartName }[];
}

/** What {@link PreparationPictogram} draws: what is done or left out before an examination, and what is brought. */
export type PreparationName =
  | 'fasting'
  | 'alcohol'
  | 'medicines'
  | 'clothes'
  | 'brush'
  | 'metal'
  | 'loud'
  | 'coffee'
  | 'milk'
  | 'period'
  | 'identity'
  | 'other';

/**
 * The coloured top of a page about one kind of care, whose header is `over` it: its drawing on soft ground, beside the title
 * where it has one. What follows begins on its lowest 20 px.
 */
export interface KindHeroProps {
  pictogram: PictogramName;
  hue: Hue;
  /** A small pill above the title: 使用中. */
  state?: ReactNode;
  title?: ReactNode;
  note?: ReactNode;
  /** In place of the drawing: a ring of what is left. */
  children?: ReactNode;
}

/** A coupon: what it takes off from which sum on, what it is for and until when. */
export interface TicketProps {
  /** The hue of the care that it is for. */
  hue: Hue;
  /** ¥20. */
  off: string;
  /** 满 ¥169. */
  from: string;
  title: string;
  /** 到 12月31日. */
  note: ReactNode;
  /** One button: 去用, 领取. */
  act?: ReactNode;
  /** A link below: 规则. */
  more?: ReactNode;
  /** It was used or has expired. */
  isOver?: boolean | undefined;
  /** Why it cannot be used now: every condition with a tick or a cross, and one way to fulfil what is missing. */
  blocked?:
    | {
        /** 为什么不能用. */
        title: string;
        conditions: readonly { key: string; met: boolean; text: ReactNode }[];
        /** 选心脑深度 ¥1,280 就能用. */
        way?: { to: string; text: string } | undefined;
      }
    | undefined;
}

/** The member's card: whom it is for, and what is still free on it. */
export interface FamilyCardProps {
  title: string;
  /** 到 2027-06-30. */
  until: ReactNode;
  /** Names the list of faces: 使用人. */
  seatsLabel: string;
  seats: readonly { key: string; face: Face; name: string; relation: string }[];
  /** Places without a person, drawn as empty faces. */
  empty?: number | undefined;
  /** 加家人, 还有 1 席; left out where the card is full. */
  add?: { to: string; text: string; note: string } | undefined;
  /** White, joined to the card's lower edge: {@link SavedSumProps}. */
  children?: ReactNode;
}

/** What was saved by kind, which adds up to the sum. */
export interface SavedSumProps {
  /** 已省. */
  title: string;
  /** ¥612. */
  total: string;
  /** 卡费 ¥298，已经回本. */
  against: ReactNode;
  parts: readonly {
    key: string;
    hue: Hue;
    cents: number;
    /** ¥296. */
    figure: string;
    /** 买药 8 单. */
    name: string;
  }[];
  /** Behind several parts: = ¥612, 合计. */
  all: { figure: string; name: string };
}
