import { chromium } from '@playwright/test';
// usage: tsx shot.ts base email outPrefix mode widths paths...
const [base,email,prefix,mode,widths,...paths]=process.argv.slice(2) as string[];
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
for (const w of widths!.split(',')) {
  const ctx=await b.newContext({viewport:{width:+w,height:w==='390'?844:900},colorScheme:mode as any});
  const p=await ctx.newPage(); await p.addInitScript(()=>localStorage.setItem("loyalty.preference.locale", JSON.stringify("en")));
  p.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log('[console]',m.type(),m.text().slice(0,300)); });
  p.on('pageerror',e=>console.log('[pageerror]',e.message.slice(0,500)));
  if(email!=='-'){
    await p.goto(base+'/#/auth/login');
    await p.fill('input[name=email]',email!); await p.fill('input[name=password]','Loyalty-2026!');
    await p.press('input[name=password]','Enter');
    await p.waitForFunction(()=>!location.hash.startsWith('#/auth'),{timeout:15000});
    await p.waitForTimeout(1800);
    console.log('landed', await p.evaluate(()=>location.hash));
  }
  for(const [i,path] of paths.entries()){
    await p.goto(base+'/#'+path); await p.waitForTimeout(1800);
    await p.screenshot({path:`/tmp/shots/${prefix}-${i}-${w}-${mode}.png`});
    console.log(path,'->',await p.evaluate(()=>location.hash), await p.title());
  }
  await ctx.close();
}
await b.close();
