for (const slider of document.querySelectorAll('.slider')) {
  slider.addEventListener('input', () => slider.parentElement.style.setProperty('--at', `${slider.value}%`))
}
