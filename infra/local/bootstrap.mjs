// Entry of the make targets that run the product. Needs nothing but Node, and says so on an old one: so no
// static import here: they would all be read before the check.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Node.js 20.19 or newer is needed, this is ${process.version}: get one from https://nodejs.org\n`,
  );
  process.exit(1);
}
const { main } = await import('./setup/main.cjs');
process.exit(await main(process.argv.slice(2)));
