import { describe, expect, it } from 'vitest';
import { packageDiagram, reducedEdges } from './package-diagram.mjs';

const packages = [
  { name: 'booking', tag: 'feature', dependencies: ['api', 'ui', 'routes'] },
  { name: 'api', tag: 'api', dependencies: ['routes'] },
  { name: 'routes', tag: 'routes', dependencies: [] },
  { name: 'ui', tag: 'ui', dependencies: [] },
];

describe('the diagram of packages', () => {
  it('leaves out what is reached through another package', () => {
    expect(reducedEdges(packages)).toEqual([
      ['booking', 'api'],
      ['booking', 'ui'],
      ['api', 'routes'],
    ]);
  });

  it('puts each package into the band of its tag', () => {
    const diagram = packageDiagram(packages);
    expect(diagram).toContain('subgraph band2["frame and features"]\n    booking\n  end');
    expect(diagram).toContain('subgraph band5["ground"]\n    routes\n  end');
  });

  it('does not lose a package of an unknown kind', () => {
    expect(() => packageDiagram([{ name: 'odd', tag: 'odd', dependencies: [] }])).toThrow('odd');
  });
});
