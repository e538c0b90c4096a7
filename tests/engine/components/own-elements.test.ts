import { Project, SyntaxKind, type Node, type SourceFile } from 'ts-morph';
import { expect, test } from 'vitest';

// A page translator replaces words by elements of its own. React cannot remove or change words that were replaced,
// unless they are all that an element of ours contains. So a condition never shows bare words beside other content.

const project = new Project({ skipAddingFilesFromTsConfig: true, skipLoadingLibFiles: true });
const files = project.addSourceFilesAtPaths('src/**/*.tsx');
/** Components that are words without an element. */
const bare = /^<(Filled|Text)\b/;

/** Conditions that do not change: the place of an item in a list, and the kind of a page. */
const constant = /^(index|!isArea) /;

const contentOf = (parent: Node) =>
  parent.isKind(SyntaxKind.JsxElement) || parent.isKind(SyntaxKind.JsxFragment)
    ? parent.getJsxChildren().filter((child) => !child.isKind(SyntaxKind.JsxText) || child.getText().trim() !== '')
    : [];

/** Whether a value in JSX is nothing or has an element of its own, whatever its conditions are. */
function hasElement(value: Node): boolean {
  if (value.isKind(SyntaxKind.ParenthesizedExpression)) return hasElement(value.getExpression());
  if (value.isKind(SyntaxKind.JsxExpression)) return hasElement(value.getExpressionOrThrow());
  if (value.isKind(SyntaxKind.JsxFragment)) return contentOf(value).every(hasElement);
  if (value.isKind(SyntaxKind.ConditionalExpression)) {
    return hasElement(value.getWhenTrue()) && hasElement(value.getWhenFalse());
  }
  if (value.isKind(SyntaxKind.BinaryExpression)) return hasElement(value.getRight());
  if (value.isKind(SyntaxKind.Identifier)) {
    const variables = value.getSourceFile().getDescendantsOfKind(SyntaxKind.VariableDeclaration);
    const initializer = variables.find((variable) => variable.getName() === value.getText())?.getInitializer();
    if (initializer) return hasElement(initializer);
  }
  return (
    /^(undefined|null|false|''|above)$/.test(value.getText()) ||
    (value.getText().startsWith('<') && !bare.test(value.getText()))
  );
}

/** The conditions in a file that show bare words beside other content. */
function faultsIn(file: SourceFile): string[] {
  return file.getDescendantsOfKind(SyntaxKind.JsxExpression).flatMap((child) => {
    const value = child.getExpression();
    const isCondition = value?.isKind(SyntaxKind.ConditionalExpression) || value?.isKind(SyntaxKind.BinaryExpression);
    if (!isCondition || hasElement(value) || constant.test(value.getText())) return [];
    const parent = child.getParentOrThrow();
    const isAlone = parent.isKind(SyntaxKind.JsxElement) && contentOf(parent).length === 1;
    const isFragment = /<>/.test(value.getText());
    return contentOf(parent).length > 0 && (!isAlone || isFragment)
      ? [`${file.getBaseName()}: ${value.getText()}`]
      : [];
  });
}

test('no condition shows bare words beside other content', () => {
  expect(files.flatMap(faultsIn)).toEqual([]);
});
