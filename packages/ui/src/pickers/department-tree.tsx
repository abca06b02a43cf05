import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { NextIcon } from '../icons/navigation-icons';
import styles from './department-tree.module.css';
import type { DepartmentTreeProps } from './props';

/** Where the arrow keys lead among so many entries; undefined for another key. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Two columns of departments; see {@link DepartmentTreeProps}. The left ones are fragment links, so they work without scripts. */
export function DepartmentTree({ label, groups }: DepartmentTreeProps): ReactElement {
  const ids = useId();
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(groups[0]?.groupId);
  const headingId = (groupId: string): string => `${ids}-${groupId}`;

  // The left column follows what is read on the right.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered?.target instanceof HTMLElement) setCurrent(entered.target.dataset['group']);
      },
      { rootMargin: '-10% 0px -70% 0px' },
    );
    for (const { groupId } of groups) {
      const heading = document.getElementById(`${ids}-${groupId}`);
      if (heading !== null) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [groups, ids]);

  const show = (groupId: string, takeFocus: boolean): void => {
    setCurrent(groupId);
    const heading = document.getElementById(headingId(groupId));
    heading?.scrollIntoView({ block: 'start' });
    if (takeFocus) heading?.focus({ preventScroll: true });
  };
  const follow = (event: MouseEvent, groupId: string): void => {
    // No fragment in the address: back leads to the hospital, not through the groups.
    event.preventDefault();
    show(groupId, true);
  };
  const move = (event: KeyboardEvent<HTMLAnchorElement>, index: number): void => {
    const target = nextIndex(event.key, index, groups.length);
    if (target === undefined) return;
    event.preventDefault();
    const group = groups[target];
    if (group === undefined) return;
    show(group.groupId, false);
    const links = root.current?.querySelectorAll<HTMLAnchorElement>('nav a');
    links?.[target]?.focus({ preventScroll: true });
  };

  return (
    <div ref={root} className={styles['tree']}>
      <nav aria-label={label} className={styles['left']}>
        <ul role="list">
          {groups.map(({ groupId, name }, index) => (
            <li key={groupId}>
              <a
                href={`#${headingId(groupId)}`}
                className={styles['group']}
                aria-current={groupId === current ? 'true' : undefined}
                onClick={(event) => follow(event, groupId)}
                onKeyDown={(event) => move(event, index)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['right']}>
        {groups.map(({ groupId, name, departments }) => (
          <section key={groupId} aria-labelledby={headingId(groupId)} className={styles['section']}>
            <h2
              id={headingId(groupId)}
              data-group={groupId}
              className={styles['heading']}
              tabIndex={-1}
            >
              {name}
            </h2>
            <ul role="list">
              {departments.map((department) => (
                <li key={department.departmentId} className={styles['item']}>
                  <Link to={department.to} className={styles['link']}>
                    <span className={styles['name']}>{department.name}</span>
                    {department.note !== undefined && (
                      <span className={styles['note']}>{department.note}</span>
                    )}
                    <span className={styles['chevron']}>
                      <NextIcon />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
