//! `paddlewheel export`, `import` and `backup`: the tables of a store as files.

use crate::Error;
use crate::args::{BackupArgs, ExportArgs, ImportArgs};
use crate::failure::{Failure, make_folder, read_file, write_file};
use crate::serve::{runtime, store_fault, tell_reviewed};
use host::Form;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::Store;
use words::{Lang, text};

/// Opens a store that must be there.
pub(crate) async fn open(database: &str) -> Result<Arc<dyn Store>, Failure> {
    let path = database.strip_prefix("sqlite:").unwrap_or(database);
    if !database.contains("://") && !Path::new(path).exists() {
        return Err(Error::FileUnreadable { reason: "not-found" }.at(path).into());
    }
    store::open(database).await.map_err(|error| store_fault(database, &error))
}

/// Writes every table's record, as a spectator may know it, into a folder.
pub(crate) fn export(args: &ExportArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let failed = |error| store_fault(&args.store.database, &error);
    runtime()?.block_on(async {
        let store = open(&args.store.database).await?;
        tell_reviewed(server::review(&store).await.map_err(failed)?, lang, out)?;
        make_folder(&args.folder)?;
        let tables = store.tables().await.map_err(failed)?;
        let mut count = 0usize;
        for id in tables {
            let lines = store.log(&id, 0).await.map_err(failed)?;
            let table = server::lines::table(&lines).map_err(|fault| fault.after(&id))?;
            let path = args.folder.join(format!("{id}.rec"));
            if path.exists() && !args.force {
                return Err(Error::FileExists.at(path.display()).into());
            }
            // Whoever has the database has everything: also what is sealed or covered at tables in progress.
            write_file(&path, &table.sealed_record(Form::Text).map_err(|fault| fault.after(&id))?)?;
            count += 1;
        }
        store.close().await;
        Ok(writeln!(out, "{}", text(lang, "export-done", &[("count", count.into())]))?)
    })
}

/// Makes a table of each record: all of them, or none if one is wrong.
pub(crate) fn import(args: &ImportArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
    let mut tables = Vec::new();
    for path in &args.files {
        let record = read_file(path)?;
        let (id, secret) = (server::new_id(), server::random());
        let appends = server::lines::import(&id, &record, secret, now).map_err(|fault| fault.after(path.display()))?;
        tables.push((path, id, appends));
    }
    runtime()?.block_on(async {
        let failed = |error| store_fault(&args.store.database, &error);
        let store = store::open(&args.store.database).await.map_err(failed)?;
        tell_reviewed(server::review(&store).await.map_err(failed)?, lang, out)?;
        for (path, id, appends) in tables {
            for append in appends {
                store.append(append).await.map_err(failed)?;
            }
            let file = path.display().to_string();
            writeln!(out, "{}", text(lang, "import-done", &[("file", file.into()), ("table", id.into())]))?;
        }
        store.close().await;
        Ok(())
    })
}

/// Copies a SQLite store into a file, also while a server runs.
pub(crate) fn backup(args: &BackupArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    if args.file.exists() {
        return Err(Error::BackupExists.at(args.file.display()).into());
    }
    let folder = args.file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(Error::FileUnwritable { reason: "not-found" }.at(args.file.display()).into());
    }
    runtime()?.block_on(async {
        let store = open(&args.store.database).await?;
        store.backup(&args.file).await.map_err(|error| store_fault(&args.store.database, &error))?;
        store.close().await;
        let file = args.file.display().to_string();
        Ok(writeln!(out, "{}", text(lang, "backup-done", &[("file", file.into())]))?)
    })
}
