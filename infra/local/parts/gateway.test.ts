import { renderTemplate } from './gateway';

describe('renderTemplate', () => {
  it('fills in the names that are given, with and without braces', () => {
    const braced = ['listen $', '{PORT}; root $ROOT/x;'].join('');
    expect(renderTemplate(braced, { PORT: '80', ROOT: '/site' })).toBe('listen 80; root /site/x;');
  });

  it("leaves nginx's own variables alone", () => {
    const text = 'try_files $uri $uri$suffix; set $id "$request_id-x";';
    expect(renderTemplate(text, { URI: 'no', request: 'no' })).toBe(text);
  });

  it('fills in an empty value, and takes a value as it is', () => {
    expect(renderTemplate('"$TOKEN" "$OTHER"', { TOKEN: '', OTHER: '$1 $TOKEN $&' })).toBe(
      '"" "$1 $TOKEN $&"',
    );
  });
});
