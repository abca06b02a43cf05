import type { NamedArea } from '../model/address-draft';
import { useRef, useState } from 'react';

interface AreaChoice {
  /** The areas right below one, the provinces below none; null when they cannot be loaded. */
  readonly ask: (areaId: string | null) => Promise<readonly NamedArea[] | null>;
  /** How many levels down the choice goes at most. */
  readonly depth: number;
  readonly onChosen: (areas: readonly NamedArea[]) => void;
}

interface Standing {
  readonly path: readonly NamedArea[];
  readonly areas: readonly NamedArea[] | undefined;
  readonly failed: boolean;
  readonly selectedAreaId?: string | undefined;
}

/**
 * Choosing an area level by level. A level with one area only is no question and is passed over, as the
 * one city of a municipality; where nothing lies below, the choice ends early. What it hands out as
 * `picker` are the props of the interface's AreaPicker.
 */
export function useAreaChoice({ ask, depth, onChosen }: AreaChoice) {
  const [open, setOpen] = useState(false);
  const [{ path, areas, failed, selectedAreaId }, setStanding] = useState<Standing>({
    path: [],
    areas: undefined,
    failed: false,
  });
  // Of two answers under way only the one asked for last counts.
  const turn = useRef(0);

  const show = async (
    chosen: readonly NamedArea[],
    selected?: string,
    opening = false,
  ): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setStanding({ path: chosen, areas: undefined, failed: false });
    const below = chosen.length < depth ? await ask(chosen.at(-1)?.areaId ?? null) : [];
    if (mine !== turn.current) return;
    if (below === null) return setStanding({ path: chosen, areas: undefined, failed: true });
    const [first] = below;
    if (first === undefined) {
      const last = chosen.at(-1);
      if (opening && last !== undefined) return show(chosen.slice(0, -1), last.areaId);
      setOpen(false);
      return onChosen(chosen);
    }
    // Who steps back has to see where they are.
    if (below.length === 1 && chosen.length > 0 && selected === undefined)
      return show([...chosen, first]);
    setStanding({ path: chosen, areas: below, failed: false, selectedAreaId: selected });
  };

  return {
    /** Opens on the last level of what was chosen before, or on the next where something is left to choose. */
    openPicker: (chosen: readonly NamedArea[]) => {
      setOpen(true);
      void show(chosen, undefined, true);
    },
    /** Goes on from an area that was found by other ways. */
    goOnFrom: (path: readonly NamedArea[]) => void show(path),
    picker: {
      open,
      onClose: () => {
        turn.current += 1;
        setOpen(false);
      },
      path,
      areas,
      selectedAreaId,
      onSelect: ({ areaId, name }: NamedArea) => void show([...path, { areaId, name }]),
      onStep: (level: number) => void show(path.slice(0, level), path[level]?.areaId),
      ...(failed && { onRetry: () => void show(path) }),
    },
  };
}
