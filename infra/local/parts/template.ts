/**
 * Fills in `${NAME}` and `$NAME` as the official nginx image does with envsubst: only names that are given
 * are replaced, so that nginx's own variables stay.
 */
export const renderTemplate = (template: string, variables: Readonly<Record<string, string>>) =>
  template.replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced?: string, bare?: string) => {
    const name = braced ?? bare ?? '';
    return Object.hasOwn(variables, name) ? (variables[name] ?? '') : whole;
  });
