import { expect, test } from 'vitest';
import { wrongMarks } from '../../../scripts/checks/picture-marks.ts';

/** A picture as Inkscape saves it as "Optimized SVG", with CSS attributes converted to XML attributes. */
const saved = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg id="svg1" width="1440" height="620" version="1.1" viewBox="0 0 1440 620" xmlns="http://www.w3.org/2000/svg">
 <title id="title1">Tiong Bahru</title>
 <g id="layer1">
  <rect id="rect2" class="place" x="1090" y="150" width="232" height="280" fill="#FFE4A8" stroke="#2F5DA8" data-scale="0.7"/>
  <circle id="c1" class="sun" cx="776" cy="116" r="54" fill="#ffbf3f"/>
  <g id="protagonist" transform="translate(10,10)">
   <path id="path1" d="m640 566q-6.8-81 17-81z" fill="#3e9b6b" fill-rule="evenodd"/>
  </g>
 </g>
</svg>
`;

test('a picture that Inkscape saved as "Optimized SVG" has only what a picture may have', () => {
  expect(wrongMarks({ file: 'data/pictures/tiong-bahru.svg', source: saved })).toEqual([]);
});
