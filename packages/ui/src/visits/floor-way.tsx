import type { ReactElement } from 'react';
import styles from './floor-way.module.css';
import type { FloorWayProps } from './props';
import { Scene } from './scene';

/** A section through a building; see {@link FloorWayProps}. */
export function FloorWay({ label, entrance, floors, room }: FloorWayProps): ReactElement {
  const top = floors.length - 1;
  return (
    <>
      <div className={styles['house']} aria-hidden>
        <div className={styles['outside']}>
          <span>{entrance}</span>
          <Scene name="person" box="0 0 36 56" className={styles['walker']} />
        </div>
        <div className={styles['floors']}>
          {floors.toReversed().map(({ name, rooms }, fromTop) => {
            const isTop = fromTop === 0;
            const isGround = fromTop === top;
            return (
              <div
                key={name}
                className={styles['floor']}
                data-top={isTop || undefined}
                data-ground={isGround || undefined}
              >
                <span className={styles['name']}>{name}</span>
                <span className={styles['shaft']}>
                  {isTop && top > 0 && (
                    <Scene name="lift" box="0 0 24 24" className={styles['lift']} />
                  )}
                </span>
                {isTop ? (
                  <span className={styles['goal']}>
                    <b>{room}</b>
                  </span>
                ) : (
                  <span className={styles['rooms']}>{rooms}</span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      <p className={styles['words']}>{label}</p>
    </>
  );
}
