import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

test('the carousel loops with the drag threshold and the duration of the specification', async () => {
  const useCarousel = vi.fn(() => [() => undefined, undefined]);
  vi.doMock('embla-carousel-react', () => ({ default: useCarousel }));
  const { Embla } = await import('../../../src/reviews/slides-embla.ts');
  vi.doUnmock('embla-carousel-react');
  renderToStaticMarkup(<Embla list={{} as HTMLElement} count={7} start={2} onReady={() => undefined} />);
  expect(useCarousel).toHaveBeenCalledWith(
    expect.objectContaining({ loop: true, dragThreshold: 10, duration: 25, startIndex: 2 }),
  );
});
