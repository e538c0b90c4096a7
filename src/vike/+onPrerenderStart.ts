/** Vike keeps all documents for plugins. The project has no such plugin, and thousands of documents fill the memory. */
export function onPrerenderStart({ output }: { output: { pageContext: object }[] }): void {
  output.push = (...pages) => {
    for (const { pageContext } of pages) Reflect.deleteProperty(pageContext, '_prerenderResult');
    return 0;
  };
}
