import { isMap, isScalar, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';

const folded = (postcodes: readonly string[]): Scalar => {
  const scalar = new Scalar(postcodes.join(' '));
  scalar.type = Scalar.BLOCK_FOLDED;
  return scalar;
};

/** The text of data/postcodes.yaml with the postcodes of one area replaced, added or, if there are none, removed. */
export function withPostcodes(source: string, area: string, postcodes: readonly string[]): string {
  const document = parseDocument(source);
  const areas = document.get('areas') as YAMLSeq<YAMLMap>;
  const index = areas.items.findIndex((item) => isMap(item) && item.get('area') === area);
  if (postcodes.length === 0) areas.items.splice(index, index < 0 ? 0 : 1);
  else if (index >= 0) areas.items[index]!.set('postcodes', folded(postcodes));
  else {
    const item = document.createNode({ area }) as YAMLMap;
    item.set('postcodes', folded(postcodes));
    const before = areas.items.findIndex((other) => String(other.get('area')) > area);
    areas.items.splice(before < 0 ? areas.items.length : before, 0, item);
    // An empty list is written in brackets, which cannot contain a folded text.
    areas.flow = false;
  }
  const key = areas.items[0]?.get('postcodes', true);
  return document.toString({ lineWidth: isScalar(key) ? 120 : 0 });
}
